import type { ContentComponent, ContentFields, ContentValue } from './contentTypes.js'

/** A value of a content file and its location. */
export interface ContentPlace {
  readonly place: string
  readonly value: ContentValue
}

/** Yields every value of components, including those inside links, lists and areas. */
export function walkComponents(
  components: readonly ContentComponent[],
  place: string,
  isShown: (onlyIn: readonly string[] | null) => boolean = () => true,
): readonly ContentPlace[] {
  return components
    .filter(({ onlyIn }) => isShown(onlyIn))
    .flatMap(({ component, fields }) => walkFields(fields, `${place} ${component}`, isShown))
}

function walkFields(
  fields: ContentFields,
  place: string,
  isShown: (onlyIn: readonly string[] | null) => boolean,
): readonly ContentPlace[] {
  return [...fields].flatMap(([name, value]) => {
    const here = { place: `${place}.${name}`, value }
    const items =
      value.kind === 'composite'
        ? [value.item]
        : value.kind === 'list' || value.kind === 'components'
          ? value.items
          : []
    return [
      here,
      ...items.filter(({ onlyIn }) => isShown(onlyIn)).flatMap((item) => walkFields(item.fields, here.place, isShown)),
    ]
  })
}
