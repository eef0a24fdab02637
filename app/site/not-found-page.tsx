import { notFound } from '~/platform/answers';

export function loader() {
  return notFound();
}

export function action() {
  return notFound();
}

/** Never shown: the error page of the site answers for every address that does not exist. */
export default function NotFoundPage() {
  return null;
}
