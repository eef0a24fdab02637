import { pictureAt } from '~/ui/picture-address';
import { BRAND } from '../brand';
import type { PostCard } from './post-schema';

/** The structured data of a post (schema.org/BlogPosting); `address` is its full URL. */
export function postData(post: PostCard, address: string) {
  const { origin } = new URL(address);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedAt,
    dateModified: post.publishedAt,
    inLanguage: 'en',
    image: [origin + pictureAt(post.imageUrl)],
    author: { '@type': 'Organization', name: post.author, url: origin },
    publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
  };
}

/** The preview image of a shared link: 1200 x 630 pixels. */
export function sharePicture(post: PostCard): string {
  return post.imageUrl.replace(/\.jpg$/, '-share.jpg');
}
