/** The folder of the files of a user that wait for their import. */
export function waitingFolder(userId: string): string {
  return `users/${userId}/account-import`;
}

/** Where a waiting file of a user stands; its name comes from us, sealed. */
export function waitingKey(userId: string, file: string): string {
  return `${waitingFolder(userId)}/${file}`;
}
