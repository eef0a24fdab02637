/** Parses Stripe's form encoding (`metadata[user]=1`, `items[0][price]=…`) into an object. */
export function readParams(text) {
  const params = {};
  for (const [name, value] of new URLSearchParams(text)) put(params, pathOf(name), value);
  return params;
}

function pathOf(name) {
  const [first] = name.split('[', 1);
  return [first, ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1])];
}

function put(target, [name, ...rest], value) {
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  target[name] ??= {};
  put(target[name], rest, value);
}

/** The elements of a list that was sent as `name[0]=…`, or an empty list. */
export function listOf(value) {
  return value && typeof value === 'object' ? Object.values(value) : [];
}
