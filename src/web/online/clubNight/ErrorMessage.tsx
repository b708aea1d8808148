/** Why something did not work, said aloud too; nothing as long as all is well. */
export const ErrorMessage = ({ text }: { readonly text: string }) => (
  <div role="status">{text !== '' && <p class="notice">{text}</p>}</div>
);
