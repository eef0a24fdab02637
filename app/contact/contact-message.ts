/** What the contact endpoint receives. Specification 3. */
export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
};
