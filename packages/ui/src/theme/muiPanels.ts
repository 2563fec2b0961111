import type { ThemeOptions } from '@mui/material/styles'
import { vars } from './contract.css.js'
import { rem } from './fluid.js'

const { color, font, lineHeight, radius, shadow, size, space, tracking, weight } = vars

const hairline = `1px solid ${color.line}`
const floating = { border: hairline, borderRadius: radius.card, boxShadow: shadow.raised } as const
const heading = { fontFamily: font.heading, fontWeight: weight.heading, fontVariantNumeric: 'lining-nums' } as const
const dark = { backgroundColor: color.bar, color: color.barInk, borderRadius: radius.card } as const

/** A plain message panel, distinguished by its icon and edge. */
const message = (tone: string) => ({
  backgroundColor: color.surface,
  color: color.ink,
  borderInlineStart: `2px solid ${tone}`,
  '& .MuiAlert-icon': { color: tone },
})

/** Navigation, containers, overlays and feedback. */
export const muiPanels: NonNullable<ThemeOptions['components']> = {
  MuiTypography: {
    styleOverrides: {
      h1: { ...heading, fontSize: size.h1, lineHeight: lineHeight.h1, letterSpacing: tracking.normal },
      h4: { ...heading, fontSize: size.h3, lineHeight: lineHeight.h3 },
      h5: { ...heading, fontSize: size.h3, lineHeight: lineHeight.h3 },
      h6: { ...heading, fontSize: size.h3, lineHeight: lineHeight.h3, letterSpacing: tracking.normal },
      subtitle1: { fontSize: size.lead, lineHeight: lineHeight.lead },
      subtitle2: { fontSize: size.small, fontWeight: weight.medium },
      overline: { color: color.overline, fontSize: size.overline, letterSpacing: tracking.overline },
    },
  },
  MuiLink: {
    styleOverrides: { root: { color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: '0.3em' } },
  },
  MuiAppBar: {
    styleOverrides: { root: { borderBottom: hairline, '&&': { backgroundColor: color.bg, color: color.ink } } },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: { borderRadius: 0, padding: `${space['2']} ${space['4']}`, fontSize: size.small, color: color.ink },
      standard: {
        '&.MuiAlert-colorSuccess': message(color.ok),
        '&.MuiAlert-colorError': message(color.error),
        '&.MuiAlert-colorWarning': message(color.accent),
        '&.MuiAlert-colorInfo': message(color.ink),
      },
      outlined: { borderColor: color.control },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderTop: hairline,
        '&:last-of-type': { borderBottom: hairline },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { minHeight: rem(64), paddingInline: 0 }, expandIconWrapper: { color: color.ink } },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: `0 0 ${space['6']}`, color: color.ink2 } } },
  MuiAvatar: { styleOverrides: { colorDefault: { backgroundColor: color.tile, color: color.ink } } },
  MuiBadge: { styleOverrides: { colorPrimary: { backgroundColor: color.cta, color: color.ctaText } } },
  MuiBreadcrumbs: { styleOverrides: { root: { color: color.ink2, fontSize: size.small } } },
  MuiCard: { styleOverrides: { root: { borderRadius: radius.card } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: rem(36),
        paddingInline: space['1'],
        backgroundColor: 'transparent',
        border: `1px solid ${color.control}`,
        borderRadius: radius.control,
        color: color.ink,
        fontSize: size.small,
        '&.MuiChip-colorPrimary.MuiChip-filled': {
          backgroundColor: color.cta,
          borderColor: color.cta,
          color: color.ctaText,
        },
      },
      deleteIcon: { '&, &:hover': { color: 'inherit' } },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radius.card, boxShadow: shadow.flyout } },
  },
  MuiDialogTitle: { styleOverrides: { root: { ...heading, padding: space['6'], fontSize: size.h3 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: space['6'] } } },
  MuiDialogContentText: { styleOverrides: { root: { color: color.ink2 } } },
  MuiDialogActions: { styleOverrides: { root: { gap: space['3'], padding: space['6'] } } },
  MuiDivider: { styleOverrides: { root: { borderColor: color.line } } },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 2, backgroundColor: color.line }, bar: { backgroundColor: color.ink } },
  },
  MuiCircularProgress: { defaultProps: { thickness: 1.5 }, styleOverrides: { root: { color: color.ink } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: rem(44) } } },
  MuiMenu: { styleOverrides: { paper: floating } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: rem(44),
        fontSize: size.small,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'transparent', fontWeight: weight.medium },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: rem(44),
        height: rem(44),
        borderRadius: 0,
        color: color.ink2,
        fontSize: size.small,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'transparent',
          color: color.ink,
          boxShadow: `inset 0 -1px ${color.ink}`,
        },
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: color.tile }, rounded: { borderRadius: radius.card } } },
  MuiSnackbarContent: { styleOverrides: { root: { ...dark, boxShadow: shadow.raised, fontSize: size.small } } },
  MuiStepIcon: {
    styleOverrides: {
      root: { color: color.control, '&.Mui-active, &.Mui-completed': { color: color.cta } },
      text: { fill: color.bg },
    },
  },
  MuiStepLabel: { styleOverrides: { label: { color: color.ink2, '&.Mui-active': { color: color.ink } } } },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: `${space['4']} ${space['4']} ${space['4']} 0`, borderBottom: hairline, fontSize: size.small },
      head: { color: color.ink2, fontWeight: weight.body },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBottom: hairline },
      indicator: { height: 1, backgroundColor: color.ink },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: rem(44),
        minHeight: rem(48),
        paddingInline: space['4'],
        color: color.ink2,
        fontSize: size.small,
        letterSpacing: tracking.wide,
        '&.Mui-selected': { color: color.ink },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: `${space['2']} ${space['3']}`,
        backgroundColor: color.ink,
        borderRadius: radius.control,
        color: color.bg,
        fontSize: size.caption,
        fontWeight: weight.body,
        lineHeight: lineHeight.small,
      },
      arrow: { color: color.ink },
    },
  },
}
