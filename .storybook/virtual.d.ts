declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './componentFacts.ts'

  export const componentFacts: Readonly<Record<string, ComponentFacts>>
}
