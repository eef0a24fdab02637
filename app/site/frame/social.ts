import type { IconName } from '~/ui/icon-names';
import { BRAND } from '../brand';

/** Our social media accounts. */
export const SOCIAL: readonly { label: string; icon: IconName; href: string }[] = [
  { label: 'Instagram', icon: 'instagram', href: BRAND.social.instagram },
  { label: 'TikTok', icon: 'tiktok', href: BRAND.social.tiktok },
  { label: 'LinkedIn', icon: 'linkedin', href: BRAND.social.linkedin },
];
