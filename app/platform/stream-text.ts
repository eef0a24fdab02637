/**
 * Sends a text as its parts come, each only when the one before was taken. When a part cannot be made, the answer breaks off: to
 * whoever reads it that is a failed download, never a short file.
 */
export function streamText(
  parts: AsyncGenerator<string, void, undefined>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          onError(error);
          controller.error(error);
        }
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
