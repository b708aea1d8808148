/** Stripes that tell areas apart without colour. */
export const StripePattern = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M1.5 0V6" />
    </pattern>
  </defs>
);
