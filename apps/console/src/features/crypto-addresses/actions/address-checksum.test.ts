import { describeChecksum } from '../../../../../../tests/support/describe-checksum.ts';
import { checksumHolds, ethereumSpelling } from './address-checksum.ts';

describeChecksum({ checksumHolds, ethereumSpelling });
