/** The signature header of a webhook's body, made at a moment (seconds since 1970). */
export function sign(body: string, secret: string, moment: number): string;
