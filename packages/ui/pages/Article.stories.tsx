import type { Meta, StoryObj } from '@storybook/react-vite'
import { BodyText } from '../src/components/BodyText/BodyText.js'
import { Breadcrumbs } from '../src/components/Breadcrumbs/Breadcrumbs.js'
import { Container } from '../src/components/Container/Container.js'
import { Image } from '../src/components/Image/Image.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { ProductSlider } from '../src/components/ProductSlider/ProductSlider.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { scene } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { aubade, lisiereBracelet, nocturneEarrings } from './sample/jewels.js'

/** A journal article: image, text, image; products only at the end. */
function ArticlePage() {
  return (
    <ShopFrame>
      <Container width="listing">
        <Breadcrumbs
          items={[
            { label: 'Home', href: '/' },
            { label: 'Journal', href: '/journal' },
            { label: 'A stone is chosen twice' },
          ]}
        />
      </Container>
      <article>
        <IntroductionText
          headingLevel={1}
          overline="Journal"
          title="A stone is chosen twice"
          text="Once in the mine office, by the light of a window in the north. And once in Zürich, four months later, by somebody who may say no."
        />
        <Image
          fetchPriority="high"
          width="wide"
          landscapeRatio="16:9"
          image={scene('workshop')}
          caption="The morning’s table: three stones, and the melee that may go with them."
        />
        <BodyText
          className={css.wide}
          title="The first time"
          html="<p>Inès Vautrin travels with a loupe, a white paper and a letter that allows her to spend nothing. She looks for two days. On the third she asks for the papers she had put aside on the first, because a green that is still a green on the third day will be one in ten years.</p><p>Of four hundred stones she brings home eleven. She has paid for none of them; the dealer has her word and a date.</p>"
        />
        <QuoteText
          quote="“One falls in love quickly. That is why we look again.”"
          source="Inès Vautrin, gem buyer, Sérance"
        />
        <BodyText
          className={css.wide}
          title="The second time"
          html="<p>In Zürich the stones lie on a bench beside the window, unnamed and out of their order. The goldsmith who will set them turns each one under her own lamp and says what she would do with it. Where she has to think for long, the stone goes back.</p><p>It is not a question of faults. An inclusion may stay if it stays quiet. What she looks for is a stone that asks for a certain ring, and for no other.</p><p>Six of the eleven remained this year. One is the sapphire on this page.</p>"
        />
        <Image
          width="wide"
          landscapeRatio="16:9"
          image={scene('jewellery')}
          caption="The sapphire, set: pendant and ring share one rough crystal."
        />
        <BodyText
          className={css.wide}
          title="What goes back"
          html="<p>The papers of the five that went back are kept, too. They say who looked, on which day, in what light, and why not. Now and then a customer asks to see them. They are the best description we have of what we mean by a good stone.</p>"
        />
      </article>
      <ProductSlider
        title="Chosen twice"
        items={[
          { product: aubade, text: 'A stone of 1.02 ct that stayed on the bench for nine days before it was set.' },
          {
            product: nocturneEarrings,
            text: 'The pair came home in two years: the second drop was found in the second.',
          },
          {
            product: lisiereBracelet,
            text: 'Thirty-eight rubies, of which four were exchanged after the first fitting.',
          },
        ]}
      />
      <Teaser
        image={scene('ledger')}
        imageSide="right"
        overline="Journal"
        title="The page for your watch"
        text="Every repair since 1911 is in the ledgers. What one of them knows about a watch from Trieste."
        link={{ label: 'Read on', href: '/journal/ledger' }}
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/Article',
  component: ArticlePage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof ArticlePage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }
