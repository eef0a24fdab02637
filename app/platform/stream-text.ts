/**
 * Streams a text part by part, each only when the one before has been taken. When a part fails, the stream breaks off
 * with an error: the client sees a failed download, never a truncated file.
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
