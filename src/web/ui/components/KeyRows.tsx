export const KeyRows = ({ keys }: { readonly keys: readonly (readonly [key: string, does: string])[] }) => (
  <>
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </>
);
