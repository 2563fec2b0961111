'use client'

import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from '../theme/muiTheme.js'

/**
 * Around the Material parts of one component: our theme, and Emotion's rules in a cascade layer, so that our static
 * styles win over Material's whatever order they load in.
 */
export function MaterialScope({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  )
}

const theme = muiTheme()
