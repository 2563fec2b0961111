import type { ComponentPropsWithoutRef } from 'react'
import { text } from '../../packages/ui/src/theme/text.css.js'
import * as css from '../../packages/ui/docs/docs.css.js'
import { Scroll } from './Scroll.tsx'

/** Elements of MDX pages with our own text styles instead of Storybook's. */
export const elements = {
  h1: ({ children, id }: ComponentPropsWithoutRef<'h1'>) => (
    <h1 id={id} className={text.h1}>
      {children}
    </h1>
  ),
  h2: ({ children, id }: ComponentPropsWithoutRef<'h2'>) => (
    <h2 id={id} className={`${text.h2} ${css.heading}`}>
      {children}
    </h2>
  ),
  h3: ({ children, id }: ComponentPropsWithoutRef<'h3'>) => (
    <h3 id={id} className={`${text.h3} ${css.subheading}`}>
      {children}
    </h3>
  ),
  p: (props: ComponentPropsWithoutRef<'p'>) => <p {...props} className={`${text.body} ${css.prose}`} />,
  ul: (props: ComponentPropsWithoutRef<'ul'>) => <ul {...props} className={`${text.body} ${css.list}`} />,
  ol: (props: ComponentPropsWithoutRef<'ol'>) => <ol {...props} className={`${text.body} ${css.list}`} />,
  li: (props: ComponentPropsWithoutRef<'li'>) => <li {...props} />,
  a: ({ children, href, target = '_top' }: ComponentPropsWithoutRef<'a'>) => (
    <a href={href} target={target} className={css.link}>
      {children}
    </a>
  ),
  code: ({ children }: ComponentPropsWithoutRef<'code'>) => <code className={css.code}>{children}</code>,
  pre: ({ children }: ComponentPropsWithoutRef<'pre'>) => (
    <Scroll label="Code">
      <pre className={css.pre}>{children}</pre>
    </Scroll>
  ),
  table: (props: ComponentPropsWithoutRef<'table'>) => (
    <Scroll label="Table">
      <table {...props} className={css.table} />
    </Scroll>
  ),
}
