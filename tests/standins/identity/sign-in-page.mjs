import { PERSONAS } from './personas.mjs';
import { KNOWN_GROUPS } from './settings.mjs';
import { STYLE } from './sign-in-style.mjs';

/** The page on which a user is chosen. */
export function signInPage({ action, params, problem, email }) {
  const prefilled = email ?? params.login_hint ?? '';
  return page(
    'Who sits down at the table?',
    `
<p class="lead">A stand-in for the hosted sign-in. Choose who you are; no password is asked.</p>
${problem ? `<p class="problem" role="alert">${escaped(problem)}</p>` : ''}
<form method="post" action="${escaped(action)}">
  <button class="newcomer" name="who" value="new">
    <strong>New visitor</strong><span>A fresh account every time</span>
  </button>
  <div class="people">
    ${PERSONAS.map(personaButton).join('\n    ')}
  </div>
</form>
<form method="post" action="${escaped(action)}" class="other">
  <label for="email">Any other e-mail</label>
  <div class="row">
    <input id="email" name="email" type="text" inputmode="email" autocomplete="email"
      autocapitalize="none" spellcheck="false" maxlength="254" required
      value="${escaped(prefilled)}" placeholder="name@example.com">
    <button name="who" value="email">Sign in</button>
  </div>
  <details>
    <summary>Groups and verification</summary>
    <div class="choices">
      ${KNOWN_GROUPS.map((name) => checkbox('group', name, name)).join('\n      ')}
      ${checkbox('unverified', 'yes', 'A new account with an unverified e-mail')}
    </div>
  </details>
</form>
<form method="post" action="${escaped(action)}" class="leave">
  <button name="cancel" value="yes">Cancel and go back</button>
</form>`,
  );
}

/** A page with one sentence and a link back to the app. */
export function errorPage({ appOrigin }, sentence) {
  return page(
    'The candle went out',
    `
<p class="lead">${escaped(sentence)}</p>
<p class="lead"><a href="${escaped(appOrigin)}/">Back to the site</a></p>`,
    'out',
  );
}

/** The generic provider's question before it ends a sign-in; `form` comes from the library. */
export function signOutPage(form) {
  return page(
    'Leave the table?',
    `
${form}
<div class="people"><button form="op.logoutForm" name="logout" value="yes"><strong>Sign out</strong></button></div>`,
  );
}

function personaButton({ key, title, note }) {
  return `<button name="who" value="${key}"><strong>${title}</strong><span>${note}</span></button>`;
}

function checkbox(name, value, label) {
  return `<label><input type="checkbox" name="${name}" value="${value}"> ${label}</label>`;
}

function page(heading, content, candle = 'lit') {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg class="candle ${candle}" ${CANDLE}
<h1>${heading}</h1>
${content}
</main>
</body>
</html>`;
}

const CANDLE = `viewBox="0 0 64 96" width="80" height="120" aria-hidden="true">
<radialGradient id="glow"><stop stop-color="#ffd27a" stop-opacity=".7"/><stop offset="1" stop-color="#ffb13d" stop-opacity="0"/></radialGradient>
<circle class="halo" cx="32" cy="30" r="46"/>
<path class="smoke" d="M32 38c-6-8 6-12 0-20s5-11 1-17"/>
<path class="flame" d="M32 8c9 12 11 17 11 23a11 11 0 0 1-22 0c0-6 4-9 11-23z"/>
<path class="heart" d="M32 22c5 7 6 9 6 12a6 6 0 0 1-12 0c0-3 3-6 6-12z"/>
<path class="wick" d="M32 36v10"/>
<path class="wax" d="M20 46h24v34H20z"/>
<path class="drip" d="M20 46c2 0 3 4 3 9s4 5 4 0 2-6 5-6 3 12 6 12 2-9 6-9v-6z"/>
<path class="dish" d="M8 78h48l-6 10H14z"/>
</svg>`;

function escaped(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
