/** The style of the sign-in page: parchment on a dark table. Works from a width of 320 pixels. */
export const STYLE = `
:root { color-scheme: light; --ink: #2f2113; --faded: #6b4f31; --line: #c9ab78; --wax: #8c2f1b; }
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 1.5rem 1rem 3rem; display: grid; place-items: start center;
  background:
    radial-gradient(ellipse 42rem 34rem at 50% 7rem, rgb(255 176 74 / .46), transparent 70%),
    repeating-linear-gradient(91deg, rgb(0 0 0 / .22) 0 3px, transparent 3px 11px, rgb(0 0 0 / .1) 11px 13px, transparent 13px 29px),
    #2a1a10;
  color: var(--ink); font: 1.05rem/1.5 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
}
main {
  width: 100%; max-width: 38rem; margin-top: 4.5rem; padding: 3.4rem clamp(1.1rem, 5vw, 2.6rem) 1.8rem; position: relative;
  border: 1px solid #b08d57; border-radius: .5rem;
  background:
    radial-gradient(ellipse at 50% 0, #fff7e0, transparent 60%),
    radial-gradient(ellipse at 0 100%, rgb(150 104 48 / .32), transparent 45%),
    radial-gradient(ellipse at 100% 90%, rgb(150 104 48 / .26), transparent 40%),
    #f1dfb8;
  box-shadow: 0 1.4rem 3.5rem rgb(0 0 0 / .6), inset 0 0 2.5rem rgb(122 80 30 / .3);
}
.candle { position: absolute; top: -4.2rem; left: 50%; transform: translateX(-50%); width: 5rem; height: 7.5rem; }
.candle { overflow: visible; } .halo { fill: url(#glow); } .smoke { display: none; fill: none; stroke: rgb(225 215 200 / .55); stroke-width: 3; stroke-linecap: round; }
.out .halo, .out .flame, .out .heart { display: none; } .out .smoke { display: inline; }
 .flame { fill: #ffb02e; } .heart { fill: #fff3c4; }
.wick { stroke: #3a2414; stroke-width: 2; } .wax { fill: #f4e7cb; } .drip { fill: #dcc79c; } .dish { fill: #7a5a2c; }
h1 { margin: 0; font-size: clamp(1.5rem, 6vw, 2.05rem); line-height: 1.2; font-weight: 600; text-align: center; text-wrap: balance; }
.lead { margin: .5rem 0 1.4rem; text-align: center; color: var(--faded); text-wrap: balance; }
a { color: var(--wax); }
.problem { margin: 0 0 1rem; padding: .6rem .9rem; border-left: .3rem solid var(--wax); background: rgb(140 47 27 / .12); }
button, input { font: inherit; color: inherit; }
button {
  min-height: 3rem; padding: .55rem 1rem; cursor: pointer; border: 1px solid var(--line); border-radius: .4rem;
  background: linear-gradient(#fffaf0, #f3e2bd); box-shadow: 0 1px 0 #fff inset, 0 2px 5px rgb(78 48 12 / .22);
}
button:hover { border-color: var(--wax); background: linear-gradient(#fffdf6, #fbeccb); }
:focus-visible { outline: 3px solid var(--wax); outline-offset: 2px; }
button strong { display: block; font-size: 1.12rem; } button span { display: block; font-size: .9rem; color: var(--faded); }
.newcomer { width: 100%; color: #fff3d8; border-color: #5e1d0f; background: linear-gradient(#a83c24, #7d2715); text-align: center; }
.newcomer span { color: #f7d9b8; }
.newcomer:hover { background: linear-gradient(#ba4a2f, #8c2f1b); }
.people { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .7rem; margin-top: .7rem; }
.people button { text-align: left; }
.other { margin-top: 1.6rem; padding-top: 1.2rem; border-top: 1px dashed var(--line); }
.other > label { font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; margin: .35rem 0 .7rem; }
.row input { flex: 1 1 13rem; min-width: 0; min-height: 3rem; padding: .5rem .8rem; border: 1px solid #a98a58; border-radius: .4rem; background: #fffaf0; }
.row input::placeholder { color: #846a48; }
.row button { flex: 0 1 auto; }
summary { cursor: pointer; padding: .3rem 0; color: var(--faded); }
.choices { display: grid; gap: .2rem; padding: .4rem 0 .2rem 1.1rem; }
.choices label { padding: .3rem 0; } .choices input { width: 1.15rem; height: 1.15rem; margin-right: .4rem; vertical-align: -.15rem; accent-color: var(--wax); }
.leave { margin-top: 1rem; text-align: center; }
.leave button { border-color: transparent; background: none; box-shadow: none; color: var(--faded); text-decoration: underline; }
.leave button:hover { color: var(--wax); }
@media (prefers-reduced-motion: no-preference) {
  .flame, .halo { animation: flicker 3.1s ease-in-out infinite; transform-origin: 32px 42px; }
  @keyframes flicker { 0%, 100% { transform: none; opacity: 1; } 40% { transform: scale(.97, 1.04); opacity: .93; } 70% { transform: scale(1.02, .97); opacity: .98; } }
}
`;
