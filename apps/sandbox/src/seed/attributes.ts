import type { SeedAttribute, SeedAttributeGroup } from './seedTypes.js'
import type { Localised } from './localised.js'
import { type AttributeId, attributeGroupNames, attributeLabels } from './vocabulary/attributeLabels.js'

type AttributeValue = Localised | readonly Localised[] | null | undefined

/** A group of the specification table, without empty attributes. */
export function attributeGroup(
  id: keyof typeof attributeGroupNames,
  entries: readonly (readonly [AttributeId, AttributeValue])[],
): SeedAttributeGroup {
  const attributes = entries.flatMap(([key, value]): SeedAttribute[] => {
    const values = valuesOf(value)
    return values.length > 0 ? [{ id: key, label: attributeLabels[key], values }] : []
  })
  return { id, name: attributeGroupNames[id], attributes }
}

function valuesOf(value: AttributeValue): readonly Localised[] {
  if (!value) return []
  return 'en' in value ? [value] : value
}
