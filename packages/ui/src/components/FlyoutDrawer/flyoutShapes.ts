/** Position and width of a flyout; `top` and `bottom` always span the page. */
export interface FlyoutShape {
  readonly anchor: 'left' | 'right' | 'top' | 'bottom'
  /** From 768 px on: 480 or 720 px. On smaller screens a flyout fills the screen. */
  readonly width: 'medium' | 'wide'
}

/** The flyouts of the shop and their shapes. Spec §2 "Flyouts". */
export const flyoutShapes = {
  filterFlyout: { anchor: 'right', width: 'medium' },
  filterBrand: { anchor: 'right', width: 'medium' },
  menu: { anchor: 'left', width: 'medium' },
  search: { anchor: 'top', width: 'wide' },
  productComparison: { anchor: 'bottom', width: 'wide' },
  shoppingCart: { anchor: 'right', width: 'medium' },
  storeAvailability: { anchor: 'right', width: 'wide' },
} as const satisfies Record<string, FlyoutShape>

export type FlyoutId = keyof typeof flyoutShapes
