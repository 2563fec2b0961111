/** Stylesheet of the provider's pages. Its looks are invented: no real wallet has them. */
export const pageStyles = `
:root { --accent: #22507a; --ground: #f3f4f6; color-scheme: light; }
body.twint { --accent: #3a3a46; --ground: #eceaf2; }
body.mobilepay { --accent: #2c4a8a; --ground: #eaf0fa; }
body.paypal { --accent: #1d5a52; --ground: #e9f3f1; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: #1c1c1e; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
main.wide, .list main { max-width: 60rem; }
.panel { background: #fff; border-top: .5rem solid var(--accent); border-radius: .5rem; padding: 1.25rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .75rem; overflow-wrap: anywhere; }
.notice { margin: 0 0 1rem; font-size: .875rem; color: #4a4a50; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; }
dt { color: #4a4a50; }
dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; border: 1px solid #6a6a72; border-radius: .25rem; }
input[aria-invalid=true] { border: 2px solid #a3161b; }
.error { margin: .25rem 0 0; color: #a3161b; }
button { display: block; width: 100%; min-height: 3rem; margin: .75rem 0 0; padding: .5rem 1rem; font: inherit; font-weight: 600;
  color: #fff; background: var(--accent); border: 1px solid var(--accent); border-radius: .25rem; cursor: pointer; }
button.quiet { color: #1c1c1e; background: #fff; border-color: #6a6a72; }
:is(button, input, a):focus-visible { outline: 3px solid #1c1c1e; outline-offset: 2px; }
a { color: inherit; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid #d8d8de; }
td.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
@media (max-width: 30rem) { .list table, .list tbody, .list tr, .list td { display: block; } .list thead { display: none; } }
@media (forced-colors: active) { .panel { border: 1px solid; } }
`
