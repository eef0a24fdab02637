import { z } from 'zod';

const sentence = (most: number) => z.string().trim().min(1).max(most);
const address = z
  .string()
  .regex(/^(\/(?![/\\])|https:\/\/|#)/, 'must begin with "/", "#" or "https://"')
  .max(300);

/** A piece of running text: plain, marked, code, or a link. */
export const wordSchema = z.union([
  z.string().min(1),
  z.strictObject({ mark: z.enum(['em', 'strong', 'code']), text: z.string().min(1) }),
  z.strictObject({ href: address, text: z.string().min(1) }),
]);

const wordsSchema = z.array(wordSchema).min(1);

/** The blocks that a post is made of [specification 3]. */
export const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), words: wordsSchema }),
  z.strictObject({ type: z.literal('h2'), id: z.string().min(1), text: sentence(80) }),
  z.strictObject({
    type: z.literal('image'),
    src: z.string().regex(/^\/pictures\/blog\/[a-z0-9-]+\.jpg$/, 'must be /pictures/blog/….jpg'),
    alt: sentence(200),
    caption: sentence(200).nullable(),
  }),
  z.strictObject({ type: z.literal('list'), items: z.array(wordsSchema).min(1).max(30) }),
  z.strictObject({ type: z.literal('quote'), words: wordsSchema }),
  z.strictObject({
    type: z.literal('code'),
    lang: z.string().regex(/^[a-z0-9-]{1,20}$/, 'must name its language, as in ```text'),
    code: z.string().min(1).max(4000),
  }),
  z.strictObject({ type: z.literal('link'), href: address, text: sentence(120) }),
]);

/** The front matter above a post's text, between two lines of `---`. */
export const frontMatterSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  title: sentence(90),
  summary: sentence(220),
  author: sentence(60),
  imageUrl: z.string().regex(/^\/pictures\/blog\/[a-z0-9-]+\.jpg$/, 'must be /pictures/blog/….jpg'),
  imageAlt: sentence(200),
  publishedAt: z.iso.date('must be a day such as 2026-08-21'),
  pinned: z.boolean().default(false),
  header: sentence(220),
  imageAspect: z.enum(['16/9', '3/2', '21/9', '1/1']).default('16/9'),
  imagePosition: z.enum(['center', 'top', 'bottom']).default('center'),
});

export type Word = z.infer<typeof wordSchema>;
export type Block = z.infer<typeof blockSchema>;
export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Post = FrontMatter & { body: readonly Block[] };

/** The data of a post's card. */
export type PostCard = Omit<FrontMatter, 'header'>;
