import { z } from 'zod';
import { assumedRefusal } from '../assumed/assumedOrder.ts';
import { createAssumedAdapter } from '../assumed/createAssumedAdapter.ts';
import { publicBaseUrl } from '../http/publicBaseUrl.ts';
import { createTokenCache } from '../shared/createTokenCache.ts';
import { credential } from '../shared/credential.ts';

const amsTokens = createTokenCache(30 * 60_000);
const amsToken = z.object({ token: z.string().min(1), expires_in: z.number().positive().nullish() });

export const amsAdapter = createAssumedAdapter({
  provider: 'ams',
  providerName: 'AMS',
  baseUrl: (account) => publicBaseUrl(credential(account, 'host'), 'host'),
  authorization: (account, call, isTest) => async (send) => {
    const [client_code, login_id, password] = ['client_code', 'login_id', 'password'].map((field) =>
      credential(account, field),
    );
    const requestToken = async () => {
      const { body } = await call({
        method: 'POST',
        path: '/api/v1/login',
        body: { client_code, login_id, password },
        reply: amsToken,
        refusal: assumedRefusal,
      });
      return { token: body.token, expiresInMs: body.expires_in ? body.expires_in * 1000 : null };
    };
    if (isTest) amsTokens.forget(account);
    return amsTokens.withToken(account, requestToken, (token) => send({ authorization: `Bearer ${token}` }));
  },
});
