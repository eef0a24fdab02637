import type { IconName } from '~/ui/icon-names';
import { BRAND } from '../brand';

/** Where else we are. */
export const SOCIAL: readonly { label: string; icon: IconName; href: string }[] = [
  { label: 'Instagram', icon: 'instagram', href: BRAND.social.instagram },
  { label: 'TikTok', icon: 'tiktok', href: BRAND.social.tiktok },
  { label: 'LinkedIn', icon: 'linkedin', href: BRAND.social.linkedin },
];
