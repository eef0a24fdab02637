const DOM = /\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
const REACT = /\/react\/cjs\/react\.production\.min\.js$/;

/** Exports of React that none of our pages, the router or React DOM use. */
const LEFT_OUT = [
  'cloneElement',
  'createFactory',
  'PureComponent',
  'Profiler',
  'useImperativeHandle',
  'useDebugValue',
  'unstable_act',
  'act',
  'isValidElement',
  'createRef',
  'useInsertionEffect',
  'useDeferredValue',
  'useTransition',
];

/** Exports of React DOM for rendering without hydration, and for versions before React 18. */
const OTHER_ROOTS = [
  'createRoot',
  'render',
  'hydrate',
  'unmountComponentAtNode',
  'findDOMNode',
  'unstable_renderSubtreeIntoContainer',
];

/** The hyphenated attributes of SVG, without those of SVG fonts. */
const SVG_ATTRIBUTES = [
  'clip-path clip-rule color-interpolation color-interpolation-filters dominant-baseline',
  'alignment-baseline baseline-shift fill-opacity fill-rule flood-color flood-opacity font-family',
  'font-size font-stretch font-style font-variant font-weight image-rendering letter-spacing',
  'lighting-color marker-end marker-mid marker-start paint-order pointer-events shape-rendering',
  'stop-color stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering',
  'vector-effect word-spacing writing-mode',
].join(' ');

/** What is the same in every browser that supports modules, and what our pages don't use of React. */
export const SETTLED_REACT = [
  // React checks for a browser, and for Internet Explorer, which does not support modules.
  {
    file: DOM,
    from: '!("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)',
    to: '!0',
  },
  { file: DOM, from: '"documentMode"in document', to: '!1' },
  {
    file: DOM,
    from: /var we=!1;if\(ia\)\{[\s\S]*?9<document\.documentMode\)\}/,
    to: 'var we=!0;',
  },
  // All these browsers report the pressed key themselves.
  {
    file: DOM,
    from: /key:function\(a\)\{if\(a\.key\)[\s\S]*?"Unidentified":""\}/,
    to: 'key:0',
  },
  { file: DOM, from: /\bia&&"(?:CompositionEvent|TextEvent)"in window/g, to: '!0' },
  {
    file: DOM,
    from: new RegExp(`exports\\.(${OTHER_ROOTS.join('|')})=function\\([\\w,]*\\)\\{`, 'g'),
    to: 'const unused_$1=function(){',
  },
  // `onSelect`, `onBeforeInput` and composition events: none of our controls uses them.
  {
    file: DOM,
    from: /xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":[\s\S]*?e\.data=\$a\)\}se\(g,b\)/,
    to: '}se(g,b)',
  },
  // Numbers in `style=`, which our pages may not use, and attributes of SVG fonts and XLink, which browsers have
  // dropped.
  {
    file: DOM,
    from: /var pb=\{[\s\S]*?\},qb=\[[^\]]*\];Object\.keys\(pb\)\.forEach\(function\(a\)\{qb\.forEach\([\s\S]*?\}\)\}\);/,
    to: 'var pb={};',
  },
  { file: DOM, from: /"accent-height [^"]*"/, to: `"${SVG_ATTRIBUTES}"` },
  { file: DOM, from: /"xlink:actuate [\s\S]*?\}\);\["xml:base"[\s\S]*?\}\);/, to: '' },
  // Developer tools; they still work in development.
  {
    file: DOM,
    from: /if\("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\)\{[\s\S]*?catch\(a\)\{\}\}/,
    to: '',
  },
  { file: DOM, from: 'exports.unstable_batchedUpdates=Qk;', to: '' },
  { file: DOM, from: 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=sl;', to: '' },
  { file: REACT, from: /exports\.Children=\{[\s\S]*?\}\};/, to: '' },
  {
    file: REACT,
    from: new RegExp(`exports\\.(${LEFT_OUT.join('|')})=`, 'g'),
    to: 'var unused_$1=',
  },
];

/** Event props that our pages may not use because of these removals. */
export const UNHEARD = [
  'onBeforeInput',
  'onCompositionStart',
  'onCompositionEnd',
  'onCompositionUpdate',
];

/** What our pages may not import because of these removals. */
export const LEFT_OUT_OF_REACT = [...LEFT_OUT, ...OTHER_ROOTS, 'Children'];
