import { ACCOUNT_ADDRESSES } from './account-addresses';
import type { AddressLines } from './address-line';
import { ADMIN_ADDRESSES } from './admin-addresses';
import { LOOKUP_ADDRESSES } from './lookup-addresses';
import { MAKING_ADDRESSES } from './making-addresses';
import { SITE_ADDRESSES } from './site-addresses';
import { TABLE_ADDRESSES } from './table-addresses';

/**
 * Every address of the product, once. The route table, the guard, the limits, the edge, the replicas and the sitemap
 * read what they need here.
 */
export const ADDRESSES: AddressLines = {
  ...SITE_ADDRESSES,
  ...ACCOUNT_ADDRESSES,
  ...LOOKUP_ADDRESSES,
  ...TABLE_ADDRESSES,
  ...MAKING_ADDRESSES,
  ...ADMIN_ADDRESSES,
};
