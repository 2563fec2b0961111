import { DomEvent } from 'leaflet'
import * as css from './StoreMap.css.js'

/** A pin: a 44 px button named after the boutique; the name is visible on selection, hover and focus. */
export function pinButton(name: string, onSelect: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = css.pin
  button.ariaPressed = 'false'
  const label = document.createElement('span')
  label.className = css.pinName
  label.textContent = name
  button.append(label)
  button.addEventListener('click', onSelect)
  DomEvent.disableClickPropagation(button)
  return button
}
