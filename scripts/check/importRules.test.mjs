import { describe, expect, it } from 'vitest'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { importFaults, lazyParts, materialParts } from './importRules.mjs'
import { root } from '../run/run.mjs'

describe('importFaults', () => {
  it.each([
    ['packages/ui/src/components/X/X.tsx', "import useSWR from 'swr'"],
    ['packages/ui/src/components/X/X.tsx', "import Drawer from '@mui/material/Drawer'"],
    ['packages/ui/src/components/X/X.tsx', "const load = () => import('@mui/material/Drawer')"],
    ['packages/ui/src/components/X/X.tsx', "import { Dialog } from '../Dialog/Dialog.js'"],
    ['packages/ui/src/components/X/X.tsx', "import {\n  useModalRoot,\n} from '../../material/useModalRoot.js'"],
    ['packages/ui/src/provider/UiProvider.tsx', "import { muiTheme } from '../theme/muiTheme.js'"],
    ['packages/cms-renderer/src/x.tsx', "export { Tooltip } from '@vitrine/ui/Tooltip'"],
    ['apps/storefront/app/x.tsx', "import { FlyoutDrawer } from '@vitrine/ui/FlyoutDrawer'"],
    ['packages/ui/src/components/FlyoutDrawer/FlyoutDrawer.tsx', "import Drawer from '@mui/material/Drawer'"],
    ['apps/storefront/app/X.lazy.tsx', "import Drawer from '@mui/material/Drawer'"],
    ['packages/commerce-client/src/domain/product/x.ts', "import { use } from 'react'"],
    ['packages/cms-renderer/src/registry.ts', "import { x } from './definitions/hero.js'"],
    ['apps/sandbox/src/x.ts', "import { X } from '@vitrine/ui/X'"],
    ['apps/storefront/app/x.ts', "const x = await import('@vitrine/sandbox/createSandbox')"],
  ])('reports %s: %s', (file, source) => {
    expect(importFaults(file, source)).toHaveLength(1)
  })

  it.each([
    ['packages/ui/src/components/Tooltip/Tooltip.tsx', "import MuiTooltip from '@mui/material/Tooltip'"],
    ['packages/ui/src/components/SearchFlyout/SearchFlyout.tsx', "import { X } from '../FlyoutDrawer/FlyoutDrawer.js'"],
    ['packages/ui/src/components/Dialog/Dialog.tsx', "import { MaterialScope } from '../../material/MaterialScope.js'"],
    ['packages/ui/src/components/X/X.stories.tsx', "import { Tooltip } from '../Tooltip/Tooltip.js'"],
    ['apps/storefront/app/x.tsx', "const load = () => import('@vitrine/ui/Dialog')"],
    ['apps/storefront/app/x.ts', "export type { FlyoutId } from '@vitrine/ui/FlyoutDrawer'"],
    ['apps/storefront/app/X.lazy.tsx', "import { FlyoutDrawer } from '@vitrine/ui/FlyoutDrawer'"],
    ['packages/cms-renderer/src/definitions/hero.ts', "import type { HeroBannerProps } from '@vitrine/ui/HeroBanner'"],
    ['apps/storefront/e2e/shop.spec.ts', "import { createSandbox } from '@vitrine/sandbox/createSandbox'"],
  ])('accepts %s: %s', (file, source) => {
    expect(importFaults(file, source)).toEqual([])
  })
})

describe('lazyParts', () => {
  const components = `${root}packages/ui/src/components/`
  const bringsMaterial = new RegExp(`'@mui/material|from '\\.\\./(?:${materialParts.join('|')})/`)
  const holdsMaterial = (name) =>
    globSync(`${components}${name}/*.tsx`)
      .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
      .some((file) => bringsMaterial.test(readFileSync(file, 'utf8')))

  it.each(lazyParts)('%s is a component', (name) => {
    expect(existsSync(`${components}${name}/${name}.tsx`)).toBe(true)
  })

  it('lists those that depend on Material', () => {
    expect(lazyParts.filter(holdsMaterial)).toEqual(materialParts)
  })
})
