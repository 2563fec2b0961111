import { Link } from '@vitrine/ui/Link'
import { useShell } from '../../contexts/ShellContext.js'
import * as css from '../parts.css.js'

/** Phone number and mail address of the retailer in the page's country. */
export function ContactWays() {
  const { phone, mail } = useShell()
  return (
    <p className={css.ways}>
      {[phone, mail].map(({ href, label }) => (
        <Link key={href} href={href} variant="underline">
          {label}
        </Link>
      ))}
    </p>
  )
}
