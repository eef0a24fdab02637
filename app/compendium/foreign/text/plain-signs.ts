const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * Normalises a text to keyboard characters: straight quotes, plain spaces, no ligatures, "
 * " line ends, no control characters.
 */
export function plainSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\u000b\u000c]/g, '\n')
    .replace(/[\u2018\u2019\u201a\u201b\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[ﬀﬁﬂﬃﬄﬅﬆ]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '');
}
