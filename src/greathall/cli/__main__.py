"""`python -m greathall.cli` is the command `greathall`."""

import sys

from greathall.cli.command import main

sys.exit(main())
