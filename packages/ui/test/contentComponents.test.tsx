import { Accordion } from '../src/components/Accordion/Accordion.js'
import { BodyText } from '../src/components/BodyText/BodyText.js'
import { Breadcrumbs } from '../src/components/Breadcrumbs/Breadcrumbs.js'
import { Button } from '../src/components/Button/Button.js'
import { CategoryTeaserTile } from '../src/components/CategoryTeaserTile/CategoryTeaserTile.js'
import { CloudImage } from '../src/components/CloudImage/CloudImage.js'
import { Container } from '../src/components/Container/Container.js'
import { ErrorPage } from '../src/components/ErrorPage/ErrorPage.js'
import { FocalImage } from '../src/components/FocalImage/FocalImage.js'
import { Footer } from '../src/components/Footer/Footer.js'
import { Header } from '../src/components/Header/Header.js'
import { HeroBanner } from '../src/components/HeroBanner/HeroBanner.js'
import { Icon } from '../src/components/Icon/Icon.js'
import { IconButton } from '../src/components/IconButton/IconButton.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { Link } from '../src/components/Link/Link.js'
import { LocaleSwitch } from '../src/components/LocaleSwitch/LocaleSwitch.js'
import { MenuTree } from '../src/components/MenuTree/MenuTree.js'
import { NavigationTileCarousel } from '../src/components/NavigationTileCarousel/NavigationTileCarousel.js'
import { NotFoundPage } from '../src/components/NotFoundPage/NotFoundPage.js'
import { OfflineBanner } from '../src/components/OfflineBanner/OfflineBanner.js'
import { OpenerLink } from '../src/components/OpenerLink/OpenerLink.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { RichText } from '../src/components/RichText/RichText.js'
import { SeoText } from '../src/components/SeoText/SeoText.js'
import { Skeleton } from '../src/components/Skeleton/Skeleton.js'
import { SkipLink } from '../src/components/SkipLink/SkipLink.js'
import { SoonPage } from '../src/components/SoonPage/SoonPage.js'
import { Spacing } from '../src/components/Spacing/Spacing.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { photo, scene } from './artwork.js'
import { describeComponent } from './describeComponent.js'
import {
  address,
  footerColumns,
  legalLinks,
  localeOptions,
  email,
  navigation,
  phone,
  utilityLinks,
} from './siteData.js'

const image = scene('dusk', 'A watch')
const html = '<p>Text</p>'

describeComponent('Accordion', Accordion, { title: 'Questions', panels: [{ id: 'one', title: 'One', html }] })
describeComponent('BodyText', BodyText, { title: 'Care', html })
describeComponent('Breadcrumbs', Breadcrumbs, { items: [{ label: 'Home', href: '/' }, { label: 'Watches' }] })
describeComponent('Button', Button, { children: 'Add to bag' })
describeComponent('Button as a link', Button, { href: '/', children: 'Home' })
describeComponent('CategoryTeaserTile', CategoryTeaserTile, { image, title: 'Watches', href: '/watches' })
describeComponent('CloudImage', CloudImage, { image: photo('dusk', 'A watch'), sizes: '100vw', aspectRatio: '4:5' })
describeComponent('Container', Container, { children: 'Text' })
describeComponent('ErrorPage', ErrorPage, { homeHref: '/', brand: 'Halbrenn' })
describeComponent('FocalImage', FocalImage, { image, sizes: '100vw', fetchPriority: 'high' })
describeComponent('Footer', Footer, {
  brand: 'Halbrenn',
  columns: footerColumns,
  legalLinks,
  phone,
  address,
  localeSwitch: null,
  note: 'incl. VAT',
})
describeComponent('Header', Header, {
  brand: 'Halbrenn',
  homeHref: '/',
  navigation,
  utilityLinks,
  phone,
  menuHref: '#footer-nav',
  search: null,
  localeSwitch: null,
  cart: null,
})
describeComponent('HeroBanner', HeroBanner, { image, title: 'The quiet hour', link: { href: '/', label: 'See' } })
describeComponent('Icon', Icon, { name: 'bag' })
describeComponent('IconButton', IconButton, { icon: 'close', label: 'Close' })
describeComponent('IntroductionText', IntroductionText, { title: 'A century', text: 'Of thin movements' })
describeComponent('Link', Link, { href: '/', children: 'Home' })
describeComponent('Link to another site', Link, { href: 'https://partner.example', opensNewTab: true })
describeComponent('LocaleSwitch', LocaleSwitch, { options: localeOptions })
describeComponent('MenuTree', MenuTree, { navigation, utilityLinks, phone })
describeComponent('NavigationTileCarousel', NavigationTileCarousel, {
  tiles: [{ image, title: 'Watches', href: '/watches' }],
})
describeComponent('NotFoundPage', NotFoundPage, { homeHref: '/', searchAction: '/search', links: legalLinks })
describeComponent('OfflineBanner', OfflineBanner, { isOffline: true })
describeComponent('OpenerLink', OpenerLink, { href: '/search', children: 'Search' })
describeComponent('QuoteText', QuoteText, { quote: '“Time.”', source: 'Ida' })
describeComponent('RichText', RichText, { html })
describeComponent('SeoText', SeoText, { title: 'Watches', html })
describeComponent('Skeleton', Skeleton, { variant: 'image' })
describeComponent('SkipLink', SkipLink, {})
describeComponent('SoonPage', SoonPage, { title: 'Appointments', phone, email, homeHref: '/' })
describeComponent('Spacing', Spacing, { size: 'large' })
describeComponent('Teaser', Teaser, { image, title: 'Made to be repaired' })
