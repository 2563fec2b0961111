import { DomEvent } from 'leaflet'
import * as css from './StoreMap.css.js'

/** A pin: a button of 44 px that bears the boutique's name, shown when it is chosen, focused or pointed at. */
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
