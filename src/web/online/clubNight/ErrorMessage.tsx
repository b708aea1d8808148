/** An error message for eyes and screen readers. It renders nothing if there is no error. */
export const ErrorMessage = ({ text }: { readonly text: string }) => (
  <div role="status">{text !== '' && <p class="notice">{text}</p>}</div>
);
