import { Html } from './html.js'

/** Colours of the retailer's theme; mails cannot read the variables of the design system. */
export const colors = {
  ground: '#faf7f2',
  sheet: '#ffffff',
  ink: '#1f1b16',
  quiet: '#5c5349',
  rule: '#ddd6ca',
} as const

const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"
const { ground, sheet, ink, quiet, rule } = colors

/** Styles of the elements of a mail. */
export const styles = {
  body: `margin:0;padding:0;background:${ground};color:${ink};${sans};-webkit-text-size-adjust:100%`,
  hidden: 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);mso-hide:all',
  column: 'width:100%;max-width:600px',
  brand: `padding:40px 24px 32px;text-align:center;${serif};font-size:26px;line-height:32px;letter-spacing:.12em;text-transform:uppercase;color:${ink}`,
  sheet: `background:${sheet};padding:32px 24px 40px;${sans}`,
  title: `margin:0 0 16px;${serif};font-weight:400;font-size:30px;line-height:38px;color:${ink}`,
  heading: `margin:40px 0 16px;padding:24px 0 0;border-top:1px solid ${rule};${serif};font-weight:400;font-size:21px;line-height:28px;color:${ink}`,
  label: `margin:24px 0 4px;font-weight:400;font-size:13px;line-height:20px;color:${quiet}`,
  text: `margin:0 0 12px;font-size:16px;line-height:26px;color:${ink};overflow-wrap:anywhere`,
  small: `margin:0 0 12px;font-size:13px;line-height:21px;color:${quiet};overflow-wrap:anywhere`,
  smallLink: `color:${quiet};text-decoration:underline`,
  quote: `margin:0 0 12px;padding:4px 0 4px 16px;border-left:2px solid ${rule};${serif};font-style:italic;font-size:17px;line-height:27px;color:${ink};overflow-wrap:anywhere`,
  steps: `margin:0 0 12px;padding:0 0 0 22px;font-size:16px;line-height:26px;color:${ink}`,
  step: 'margin:0 0 8px;padding:0 0 0 4px',
  rows: 'margin:16px 0 8px',
  labelCell: `padding:5px 12px 5px 0;vertical-align:top;font-size:14px;line-height:22px;color:${quiet}`,
  cell: `padding:5px 0;vertical-align:top;font-size:14px;line-height:22px;color:${ink};overflow-wrap:anywhere`,
  totalCell: `padding:14px 0 10px;border-top:1px solid ${rule};vertical-align:top;font-size:18px;line-height:26px;color:${ink}`,
  product: `padding:16px 16px 16px 0;border-bottom:1px solid ${rule};vertical-align:top;font-size:16px;line-height:24px;color:${ink};overflow-wrap:anywhere`,
  productName: 'font-weight:400',
  productLink: `color:${ink};text-decoration:none`,
  note: `font-size:14px;line-height:22px;color:${quiet}`,
  price: `padding:16px 0;border-bottom:1px solid ${rule};white-space:nowrap;font-size:16px;line-height:24px;color:${ink}`,
  buttonPlace: 'margin:24px 0 8px',
  button: `display:inline-block;padding:14px 28px;background:${ink};color:${sheet};font-size:15px;line-height:20px;text-decoration:none`,
  link: `color:${ink};text-decoration:underline`,
  footer: `padding:28px 24px 0;text-align:center;font-size:13px;line-height:21px;color:${quiet};${sans}`,
} as const

/** Dark colours for mail programs that follow the reader's setting; others keep the light ones. */
export const darkStyle = new Html(
  '@media (prefers-color-scheme:dark){.ground{background:#1f1b16!important}.sheet{background:#2a251f!important}.ink{color:#faf7f2!important}.quiet{color:#c4baac!important}.rule{border-color:#443c32!important}.button{background:#faf7f2!important;color:#1f1b16!important}}',
)
