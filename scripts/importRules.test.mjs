import { describe, expect, it } from 'vitest'
import { importFaults } from './importRules.mjs'

describe('importFaults', () => {
  it.each([
    ['packages/ui/src/components/X/X.tsx', "import useSWR from 'swr'"],
    ['packages/ui/src/components/X/X.tsx', "import Drawer from '@mui/material/Drawer'"],
    ['packages/commerce-client/src/domain/product/x.ts', "import { use } from 'react'"],
    ['packages/cms-renderer/src/registry.ts', "import { x } from './definitions/hero.js'"],
    ['apps/sandbox/src/x.ts', "import { X } from '@vitrine/ui/X'"],
    ['apps/storefront/app/x.ts', "const x = await import('@vitrine/sandbox/createSandbox')"],
  ])('reports %s: %s', (file, source) => {
    expect(importFaults(file, source)).toHaveLength(1)
  })

  it.each([
    ['packages/ui/src/components/FlyoutDrawer/FlyoutDrawer.tsx', "import Drawer from '@mui/material/Drawer'"],
    ['packages/cms-renderer/src/definitions/hero.ts', "import type { HeroBannerProps } from '@vitrine/ui/HeroBanner'"],
    ['apps/storefront/e2e/shop.spec.ts', "import { createSandbox } from '@vitrine/sandbox/createSandbox'"],
  ])('accepts %s: %s', (file, source) => {
    expect(importFaults(file, source)).toEqual([])
  })
})
