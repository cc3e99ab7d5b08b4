import { describeChecksum } from '../../../../../tests/support/describe-checksum.ts';
import { checksumHolds, ethereumSpelling } from './address-request.ts';

describeChecksum({ checksumHolds, ethereumSpelling });
