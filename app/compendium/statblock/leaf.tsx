import type { ComponentPropsWithoutRef } from 'react';
import { classes } from '~/ui/classes';
import styles from './leaf.module.css';

/** A leaf of parchment in the frame of the house's bestiary, for whatever shows creatures. */
export function Leaf({ className, ...props }: ComponentPropsWithoutRef<'article'>) {
  return <article {...props} className={classes(styles.leaf, className)} />;
}
