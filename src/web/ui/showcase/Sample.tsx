import type { ComponentChildren } from 'preact';

export const Sample = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) => (
  <figure>
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

export const Samples = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <>
    <h3>{title}</h3>
    <div class="samples">{children}</div>
  </>
);
