import type { ComponentPropsWithoutRef } from 'react';
import { classes } from '~/ui/classes';
import styles from './leaf.module.css';

/** A parchment panel in the style of the bestiary, for components that show creatures. */
export function Leaf({ className, ...props }: ComponentPropsWithoutRef<'article'>) {
  return <article {...props} className={classes(styles.leaf, className)} />;
}
