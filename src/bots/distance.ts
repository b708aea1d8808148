/** How long a straight way is: engines round a hypotenuse each in their own way, and a root all in the same. */
export const distance = (across: number, down: number): number => Math.sqrt(across * across + down * down);
