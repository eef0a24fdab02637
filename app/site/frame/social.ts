import type { IconName } from '~/ui/icon-names';
import { CONTACTS } from '../brand-contacts';

/** Our social media accounts. */
export const SOCIAL: readonly { label: string; icon: IconName; href: string }[] = [
  { label: 'Instagram', icon: 'instagram', href: CONTACTS.instagram },
  { label: 'TikTok', icon: 'tiktok', href: CONTACTS.tiktok },
  { label: 'LinkedIn', icon: 'linkedin', href: CONTACTS.linkedin },
];
