import type { CDPSession, Page } from 'playwright-core';

export interface Passkeys {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** An authenticator that is always present and always agrees. */
export async function withPasskeys(page: Page): Promise<Passkeys> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
