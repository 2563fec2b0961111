'use client'

import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from '../theme/muiTheme.js'

/**
 * Wraps the Material parts of one component: provides our theme, and puts Emotion's rules into a cascade layer, so that
 * our static styles override Material's whatever their load order.
 */
export function MaterialScope({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  )
}

const theme = muiTheme()
