/** The JSON that the contact endpoint receives [specification 3]. */
export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
};
