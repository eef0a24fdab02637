import { sendForm } from '~/platform/send-form';

/** Uploads a portrait. Never throws: returns null on success, otherwise the reason as a sentence. */
export async function sendPicture(address: string, picture: File): Promise<string | null> {
  const form = new FormData();
  form.set('file', picture);
  const sent = await sendForm(address, form);
  if (sent.kind === 'no-line') {
    return 'Offline. The picture is still here: try again when you are back online.';
  }
  if (sent.kind === 'answered') {
    if (sent.status < 300) return null;
    const { error } = Object(sent.body);
    if (typeof error === 'string') return error;
  }
  return 'The picture could not be saved. Try again in a moment.';
}
