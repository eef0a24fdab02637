const DOM = /\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
const REACT = /\/react\/cjs\/react\.production\.min\.js$/;

/** What React exports and no page of ours uses; the router and React DOM do without them, too. */
const LEFT_OUT = [
  ...['cloneElement', 'createFactory', 'PureComponent', 'Profiler', 'useImperativeHandle'],
  ...['useDebugValue', 'unstable_act', 'act', 'isValidElement', 'createRef'],
  ...['useInsertionEffect', 'useDeferredValue', 'useTransition'],
];

/** What React DOM exports for pages that it does not wake but draw, and for those of before React 18. */
const OTHER_ROOTS = [
  ...['createRoot', 'render', 'hydrate', 'unmountComponentAtNode', 'findDOMNode'],
  'unstable_renderSubtreeIntoContainer',
];

/** What every browser that reads our modules has settled about React, and what of it no page of ours uses. */
export const SETTLED_REACT = [
  // React asks whether this is a browser, and whether it is Internet Explorer: none of those knows modules.
  {
    file: DOM,
    from: '!("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)',
    to: '!0',
  },
  { file: DOM, from: '"documentMode"in document', to: '!1' },
  { file: DOM, from: '!document.documentMode||9<document.documentMode', to: '!0' },
  { file: DOM, from: /\bia&&"(?:CompositionEvent|TextEvent)"in window/g, to: '!0' },
  {
    file: DOM,
    from: new RegExp(`exports\\.(${OTHER_ROOTS.join('|')})=function\\([\\w,]*\\)\\{`, 'g'),
    to: 'const unused_$1=function(){',
  },
  { file: DOM, from: 'exports.unstable_batchedUpdates=Qk;', to: '' },
  { file: DOM, from: 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=sl;', to: '' },
  { file: REACT, from: /exports\.Children=\{[\s\S]*?\}\};/, to: '' },
  { file: REACT, from: new RegExp(`exports\\.(${LEFT_OUT.join('|')})=`, 'g'), to: 'var unused_$1=' },
];

/** What our pages may not import while the above is so. */
export const LEFT_OUT_OF_REACT = [...LEFT_OUT, ...OTHER_ROOTS, 'Children'];
